import { elementEvents, on } from '@vitrina/core';
import { createSwatchGroup, type SwatchData } from './swatch-group';
import type { Choice } from './state';

/** What the variation form last said of each form. */
export type Known = WeakMap< Element, Choice >;

type Refresh = () => void;

const forms = new Map< Element, Refresh >();

const waiting = new Set< Element >();

/** One choice raises several of these; what they lead to is shown once, after all. */
function refreshSoon( { form }: { form: Element } ): void {
	if ( forms.has( form ) && ! waiting.has( form ) ) {
		waiting.add( form );
		queueMicrotask( () => {
			waiting.delete( form );
			forms.get( form )?.();
		} );
	}
}

on( 'variation:updated', refreshSoon );
on( 'variation:hidden', refreshSoon );
on( 'variation:changed', refreshSoon );

/**
 * Brings the swatches of a form to life; those of a form that has them already
 * are shown anew.
 *
 * @param form  The form.
 * @param known What is known of forms.
 */
export function enhanceForm( form: Element, known: Known ): void {
	const refresh = forms.get( form ) ?? startForm( form, known );
	forms.set( form, refresh );
	refresh();
	for ( const old of forms.keys() ) {
		if ( ! old.isConnected ) {
			forms.delete( old );
		}
	}
}

function startForm( form: Element, known: Known ): Refresh {
	const data = JSON.parse(
		form.querySelector( '.swatch-data' )?.textContent ?? '{}'
	) as SwatchData;
	const groups = [ ...form.querySelectorAll( '.swatches' ) ].flatMap(
		( box ) => {
			const list = box.querySelector< HTMLElement >(
				'[role="radiogroup"]'
			);
			const select = box.querySelector( 'select' );
			return list && select
				? createSwatchGroup( list, select, data )
				: [];
		}
	);
	const events = elementEvents( form, {}, () =>
		// Other plugins wait for this once the page's swatches can be used.
		queueMicrotask( () =>
			events.raise( 'woo_variation_swatches_loaded', [], document.body )
		)
	);
	const selects = [
		...form.querySelectorAll< HTMLSelectElement >( '.variations select' ),
	].map(
		( select ) =>
			[ select.dataset.attribute_name || select.name, select ] as const
	);
	return () => {
		const choice = known.get( form );
		// The selects are read anew: what is known may be older.
		const now = choice && {
			...choice,
			selection: Object.fromEntries(
				selects.map( ( [ name, { value } ] ) => [ name, value ] )
			),
		};
		groups.forEach( ( group ) => group.refresh( now ) );
	};
}
