import type { Variation } from '../../variations';
import { parseJson } from '../parse-json';

/** The variations in the page; undefined if there are too many to print. */
export function readInline(
	form: HTMLFormElement,
	stored?: unknown
): Variation[] | undefined {
	const data = stored ?? parseJson( form.dataset.product_variations );
	return Array.isArray( data ) ? data.filter( isVariation ) : undefined;
}

/** The server responds with `false`, or with nothing, if there is no variation. */
export function isVariation( data: unknown ): data is Variation {
	const { variation_id: id, attributes } = Object( data );
	return Boolean( id ) && typeof attributes === 'object';
}
