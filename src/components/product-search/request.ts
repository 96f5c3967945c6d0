import { ajaxAddress } from '../ajax-address';
import { ApiError, on, readPage, settings } from '@vitrina/core';
import { searchSettings } from './settings';
import { readSuggestions, type Suggestions } from './suggestions';

/** Number of cached responses: after a letter is deleted, the earlier results show at once. */
const CACHE_SIZE = 40;

/** In milliseconds. After that the shop itself is requested. */
const SERVICE_TIMEOUT = 2000;

const cache = new Map< string, Suggestions >();

let isServiceAllowed = false;
on( 'consent:changed', ( allowed ) => {
	isServiceAllowed = allowed[ searchSettings().consent ] === true;
} );

/** Requests the suggestions for a query. The category 0, for all, is not sent (spec §5). */
export async function requestSuggestions(
	query: string,
	category: string,
	signal: AbortSignal
): Promise< Suggestions > {
	const fields = new URLSearchParams( { query } );
	if ( category !== '0' && category !== '' ) {
		fields.set( 'category_slug', category );
	}
	const key = String( fields );
	const known = cache.get( key );
	if ( known ) {
		return known;
	}
	const found =
		( await requestFromService( fields, signal ) ) ??
		( await requestFromShop( fields, signal ) );
	cache.set( key, found );
	const [ oldest ] = cache.keys();
	if ( cache.size > CACHE_SIZE && oldest !== undefined ) {
		cache.delete( oldest );
	}
	return found;
}

async function requestFromShop(
	fields: URLSearchParams,
	signal: AbortSignal
): Promise< Suggestions > {
	return request(
		ajaxAddress(
			settings().ajaxUrl,
			`action=goya_search_products_ajax&${ fields }`
		),
		{},
		{ signal }
	);
}

/** Null if there is no service, if it is not allowed, or if it fails. */
async function requestFromService(
	fields: URLSearchParams,
	signal: AbortSignal
): Promise< Suggestions | null > {
	const { service } = searchSettings();
	if ( ! service || ! isServiceAllowed ) {
		return null;
	}
	const url = new URL( service );
	fields.forEach( ( value, name ) => url.searchParams.set( name, value ) );
	try {
		return await request(
			url.href,
			{ credentials: 'omit', referrerPolicy: 'no-referrer' },
			{ signal, timeout: SERVICE_TIMEOUT }
		);
	} catch ( error ) {
		if ( ( error as ApiError ).code === 'aborted' ) {
			throw error;
		}
		return null;
	}
}

async function request(
	url: string,
	init: RequestInit,
	options: { signal: AbortSignal; timeout?: number }
): Promise< Suggestions > {
	const { status, html } = await readPage( url, init, options );
	if ( status !== 200 ) {
		throw new ApiError( 'no_suggestions', status, '' );
	}
	return readSuggestions( JSON.parse( html ) );
}
