import { announce, wcAjax } from '@vitrina/core';
import {
	findVariation,
	isBuyable,
	isComplete,
	isPossible,
	isVariation,
	type Choice,
	type Variation,
} from './match';
import { showVariation } from './show-variation';
import { readTexts } from './texts';

/**
 * The selects of a variable product. Without a script they are sent as they
 * are and the server finds the variation; with one, price, stock and picture
 * follow each choice.
 */
export function enhanceVariationForms( root: ParentNode ): void {
	for ( const form of root.querySelectorAll< HTMLFormElement >(
		'form.variations_form'
	) ) {
		enhance( form );
	}
}

function enhance( form: HTMLFormElement ): void {
	const selects = [
		...form.querySelectorAll< HTMLSelectElement >( '.variations select' ),
	];
	const reset = form.querySelector< HTMLElement >( '.reset_variations' );
	const inline = readInline( form );
	const texts = readTexts( form );
	const show = showVariation( form, texts );
	let pending: AbortController | undefined;

	const choice = (): Choice =>
		Object.fromEntries(
			selects.map( ( select ) => [
				select.dataset.attribute_name ?? select.name,
				select.value,
			] )
		);

	const find = async ( chosen: Choice ): Promise< Variation | undefined > => {
		if ( inline ) {
			return findVariation( inline, chosen );
		}
		pending?.abort();
		pending = new AbortController();
		const answer = await wcAjax(
			'get_variation',
			{ ...chosen, product_id: form.dataset.product_id ?? '' },
			{ signal: pending.signal }
		);
		return isVariation( answer ) ? answer : undefined;
	};

	const check = async ( isFirst: boolean ): Promise< void > => {
		const chosen = choice();
		reset?.classList.toggle(
			'is-shown',
			Object.values( chosen ).some( ( value ) => value !== '' )
		);
		if ( inline ) {
			disableImpossible( selects, inline, chosen );
		}
		if ( ! isComplete( chosen ) ) {
			show.none( 'selection-needed' );
			return;
		}
		try {
			const variation = await find( chosen );
			if ( variation ) {
				show.variation( variation, isBuyable( variation ) );
			} else {
				show.none( isFirst ? 'selection-needed' : 'no-match' );
			}
		} catch ( error ) {
			if ( ! ( error instanceof Error && error.name === 'AbortError' ) ) {
				show.none( 'failed' );
			}
		}
	};

	form.addEventListener( 'change', ( event ) => {
		if ( selects.includes( event.target as HTMLSelectElement ) ) {
			void check( false );
		}
	} );
	reset?.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		selects.forEach( ( select ) => ( select.value = '' ) );
		void check( false );
		announce( texts.reset );
		selects[ 0 ]?.focus();
	} );
	form.addEventListener( 'submit', ( event ) => {
		if ( show.refusal() ) {
			event.preventDefault();
			// The spec asks for an alert (§5), and it is heard everywhere.
			// eslint-disable-next-line no-alert
			window.alert( show.refusal() );
		}
	} );
	void check( true );
}

/** The variations in the page, or none where there are too many for it. */
function readInline( form: HTMLFormElement ): Variation[] | undefined {
	try {
		const data: unknown = JSON.parse(
			form.dataset.product_variations ?? 'false'
		);
		return Array.isArray( data ) ? data.filter( isVariation ) : undefined;
	} catch {
		return undefined;
	}
}

function disableImpossible(
	selects: HTMLSelectElement[],
	variations: Variation[],
	chosen: Choice
): void {
	for ( const select of selects ) {
		const name = select.dataset.attribute_name ?? select.name;
		for ( const option of select.options ) {
			option.disabled =
				option.value !== '' &&
				! isPossible( variations, chosen, name, option.value );
		}
	}
}
