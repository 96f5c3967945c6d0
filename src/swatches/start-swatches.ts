import { on } from '@vitrina/core';
import type { Choice } from './state';

/** What shows that somebody is about to choose. */
const INTENT = [ 'pointerover', 'focusin', 'touchstart' ];

/** Between a call and a look at what it brought (spec §9), in ms. */
const AFTER_CALL = 1000;

const READY = 'ready';

const GROUPS = '.swatches, .card-swatches';

/** Those that nothing has been done for yet. */
const NEW_GROUPS = `.swatches:not([data-swatches="${ READY }"]), .card-swatches:not([role])`;

const known = new WeakMap< Element, Choice >();

/**
 * Swatches are printed by the server as they are; what a choice does is loaded
 * with the first touch, or at once where something is chosen already.
 *
 * @param root The page.
 */
export function startSwatches( root: Document ): void {
	on( 'variation:updated', ( { form, ...choice } ) =>
		known.set( form, choice )
	);
	for ( const type of INTENT ) {
		root.addEventListener(
			type,
			( event ) => {
				const group = groupOf( event ) ?? groupNear( event );
				if ( group && ! group.dataset.swatches ) {
					void load( group );
				}
			},
			{ passive: true }
		);
	}
	root.addEventListener( 'click', ( event ) => replay( event ), true );

	let timer = 0;
	let isForeign = false;
	on( 'call:completed', ( { source } ) => {
		isForeign ||= source === 'jquery';
		window.clearTimeout( timer );
		timer = window.setTimeout( () => {
			prepare( root, isForeign );
			isForeign = false;
		}, AFTER_CALL );
	} );
	prepare( root, false );
}

const groupOf = ( { target }: Event ) =>
	target instanceof Element ? target.closest< HTMLElement >( GROUPS ) : null;

/** A touch anywhere in a form: its swatches are what comes next. */
const groupNear = ( { target }: Event ) =>
	target instanceof Element
		? target
				.closest( 'form.variations_form' )
				?.querySelector< HTMLElement >( GROUPS )
		: null;

/** A click that comes before the script it needs is made again after it. */
function replay( event: MouseEvent ): void {
	const group = groupOf( event );
	const radio = ( event.target as Element ).closest< HTMLElement >(
		'[role="radio"]'
	);
	const isPlain = ! event.ctrlKey && ! event.metaKey && ! event.shiftKey;
	if ( ! group || ! radio || ! isPlain || group.dataset.swatches === READY ) {
		return;
	}
	event.preventDefault();
	void load( group ).then( () => {
		if ( group.dataset.swatches === READY ) {
			radio.click();
		} else if ( radio instanceof HTMLAnchorElement ) {
			window.location.assign( radio.href );
		}
	} );
}

/**
 * What came into the page, and what changed in it.
 *
 * @param root      The page.
 * @param isForeign Whether another script may have changed what is there.
 */
function prepare( root: ParentNode, isForeign: boolean ): void {
	for ( const group of root.querySelectorAll< HTMLElement >(
		isForeign ? GROUPS : NEW_GROUPS
	) ) {
		group.closest( 'form' )?.classList.add( 'has-swatches' );
		if ( group.matches( '.card-swatches:not([role])' ) ) {
			makeRadios( group );
		} else if (
			group.dataset.swatches === READY ||
			group.querySelector( 'option[value]:not([value=""]):checked' )
		) {
			void load( group );
		}
	}
}

/** The links of a card are one tab stop, not five. */
function makeRadios( group: HTMLElement ): void {
	group.role = 'radiogroup';
	group.ariaLabel = group.dataset.label ?? '';
	group.querySelectorAll( 'a[data-value]' ).forEach( ( link, at ) => {
		link.role = 'radio';
		link.ariaChecked = 'false';
		( link as HTMLElement ).tabIndex = at ? -1 : 0;
	} );
}

async function load( group: HTMLElement ): Promise< void > {
	const form = group.closest( 'form' );
	const groups = form
		? [ ...form.querySelectorAll< HTMLElement >( GROUPS ) ]
		: [ group ];
	const mark = ( state: string ) =>
		groups.forEach( ( { dataset } ) => ( dataset.swatches = state ) );
	mark( group.dataset.swatches || 'loading' );
	try {
		if ( form ) {
			const { enhanceForm } = await import(
				/* webpackChunkName: "form-swatches" */ './form-swatches'
			);
			enhanceForm( form, known );
		} else {
			const { enhanceCard } = await import(
				/* webpackChunkName: "card-swatches" */ './card-swatches'
			);
			enhanceCard( group );
		}
		form?.classList.add( 'has-swatches' );
		mark( READY );
	} catch {
		// The next touch tries again; the styles bring the select back meanwhile.
		form?.classList.remove( 'has-swatches' );
		groups.forEach( ( { dataset } ) => delete dataset.swatches );
	}
}
