import { settings } from '@vitrina/core';
import {
	requestJson,
	requestPage,
	toBody,
	toError,
	type Fetch,
	type FormBody,
	type PageAnswer,
	type RequestOptions,
} from './request';

export interface Ajax {
	/**
	 * `POST /?wc-ajax=endpoint`. Gives the parsed answer, an `error` in it
	 * included: what it means is the caller's business.
	 */
	wcAjax: (
		endpoint: string,
		body?: FormBody,
		options?: RequestOptions
	) => Promise< unknown >;
	/**
	 * `POST admin-ajax.php` with `action`. Gives the `data` of a success, and
	 * throws what a failure says.
	 */
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
	/**
	 * A page of the shop, or a part of one. Gives any answer, a refusal included;
	 * throws only when there was none.
	 */
	readPage: (
		url: string,
		init?: RequestInit,
		options?: RequestOptions
	) => Promise< PageAnswer >;
}

/**
 * The calls of the shop.
 *
 * @param fetcher What sends; tests give their own.
 */
export function createAjax(
	fetcher: Fetch = ( ...request ) => window.fetch( ...request )
): Ajax {
	const post = ( url: string, form: FormBody, options?: RequestOptions ) =>
		requestJson(
			fetcher,
			url,
			// A browser carries it through when the page is left: not a question
			// that can be taken back, and only small bodies, so no files.
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
			const answer = await post( settings().ajaxUrl, form, options );
			// WordPress answers a bare 0 or -1 when nobody handled the action.
			const { success, data } = Object( answer );
			if ( success !== true ) {
				throw toError( 200, answer );
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

/**
 * The address of a REST path, with pretty permalinks and without.
 *
 * @param path Such as `vitrina/v1/state?x=1`.
 */
export function restAddress( path: string ): string {
	const root = settings().restUrl;
	const rest = path.replace( /^\//, '' );
	return root + ( root.includes( '?' ) ? rest.replace( '?', '&' ) : rest );
}
