import { settings } from '@vitrina/core';
import {
	requestJson,
	requestPage,
	toBody,
	toError,
	type Fetch,
	type FormBody,
	type PageResponse,
	type RequestOptions,
} from './request';

export interface Ajax {
	/** `POST /?wc-ajax=endpoint`. Returns also a response with an `error`, for the caller. */
	wcAjax: (
		endpoint: string,
		body?: FormBody,
		options?: RequestOptions
	) => Promise< unknown >;
	/** `POST admin-ajax.php` with `action`. Returns the `data` of a success; a failure throws. */
	adminAjax: (
		action: string,
		body?: FormBody,
		options?: RequestOptions
	) => Promise< unknown >;
	/** A public GET of the REST API: no nonce, no api-fetch. */
	readJson: (
		path: string,
		options?: RequestOptions & { cache?: RequestCache }
	) => Promise< unknown >;
	/** A page of the shop, or a fragment, of any status. Throws only without a response. */
	readPage: (
		url: string,
		init?: RequestInit,
		options?: RequestOptions
	) => Promise< PageResponse >;
}

/** The calls of the shop. Tests pass their own fetch function. */
export function createAjax(
	fetcher: Fetch = ( ...request ) => window.fetch( ...request )
): Ajax {
	const post = ( url: string, form: FormBody, options?: RequestOptions ) =>
		requestJson(
			fetcher,
			url,
			// `keepalive`: the browser completes the request when the page is left.
			// Not for requests that can be aborted, and only for small bodies.
			{
				method: 'POST',
				body: toBody( form ),
				keepalive: ! options?.signal && ! ( form instanceof FormData ),
			},
			options
		);

	return {
		wcAjax: ( endpoint, body = {}, options ) =>
			post(
				settings().wcAjaxUrl.replace( '%%endpoint%%', endpoint ),
				body,
				options
			),
		async adminAjax( action, body = {}, options ) {
			const form = toBody( body );
			form.set( 'action', action );
			const response = await post( settings().ajaxUrl, form, options );
			// WordPress responds with a bare 0 or -1 when the action has no handler.
			const { success, data } = Object( response );
			if ( success !== true ) {
				throw toError( 200, response );
			}
			return data;
		},
		readJson: ( path, { cache, ...options } = {} ) =>
			requestJson(
				fetcher,
				restAddress( path ),
				cache ? { cache } : {},
				options
			),
		readPage: ( url, init = {}, options ) =>
			requestPage( fetcher, url, init, options ),
	};
}

/** The address of a REST path, with pretty permalinks and without: `vitrina/v1/state?x=1`. */
export function restAddress( path: string ): string {
	const root = settings().restUrl;
	const rest = path.replace( /^\//, '' );
	return root + ( root.includes( '?' ) ? rest.replace( '?', '&' ) : rest );
}
