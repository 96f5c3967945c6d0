import { ajaxAddress } from '../../components/ajax-address';
import { ApiError, on, readPage, settings } from '@vitrina/core';
import { searchSettings } from './settings';
import { readSuggestions, type Suggestions } from './suggestions';

/** Answers of this page that are kept: who deletes a letter sees them again at once. */
const MOST = 40;

/** Of a service outside; after that the shop answers itself. In milliseconds. */
const SERVICE_TIMEOUT = 2000;

const answers = new Map< string, Suggestions >();

let isServiceAllowed = false;
on( 'consent:changed', ( allowed ) => {
	isServiceAllowed = allowed[ searchSettings().consent ] === true;
} );

/**
 * What is found for a query.
 *
 * @param query    As it was typed.
 * @param category Slug; 0 for all, which is not sent (spec §5).
 * @param signal   Cancels the request.
 */
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
	const known = answers.get( key );
	if ( known ) {
		return known;
	}
	const found =
		( await askService( fields, signal ) ) ??
		( await askShop( fields, signal ) );
	answers.set( key, found );
	const [ oldest ] = answers.keys();
	if ( answers.size > MOST && oldest !== undefined ) {
		answers.delete( oldest );
	}
	return found;
}

async function askShop(
	fields: URLSearchParams,
	signal: AbortSignal
): Promise< Suggestions > {
	return ask(
		ajaxAddress(
			settings().ajaxUrl,
			`action=goya_search_products_ajax&${ fields }`
		),
		{},
		{ signal }
	);
}

/** Null where there is none, where it is not allowed, and where it fails. */
async function askService(
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
		return await ask(
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

async function ask(
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
