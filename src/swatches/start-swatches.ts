import { emit, mountIsland, on } from '@vitrina/core';
import type { Choice } from '../variations';

/** What shows that somebody is about to choose. */
const INTENT = [ 'pointerover', 'focusin', 'touchstart' ];

/** Between a call and a look at what it brought (spec §9), in ms. */
const AFTER_CALL = 1000;

const READY = 'ready';

/** The script did not come: the styles show the select again. */
const FAILED = 'failed';

const GROUPS = '.swatches, .card-swatches';

/** Those that nothing has been done for yet. */
const NEW_GROUPS = `.swatches:not([data-swatches="${ READY }"]), .card-swatches:not([role])`;

/** What enhanceRadioGroup() answers to. */
const KEYS = /^(Arrow|Enter$| $)/;

const known = new WeakMap< Element, Choice >();

/**
 * Swatches are printed by the server as they are. What makes them work comes with
 * the first touch of their form or card: the component of src/widgets/swatches, or
 * the script of a card. Until then this holds what is pressed.
 *
 * @param root The page.
 */
export function startSwatches( root: Document ): void {
	on( 'variation:updated', ( { form, ...choice } ) =>
		known.set( form, choice )
	);
	on( 'variation:requested', ( { form } ) => {
		const choice = known.get( form );
		if ( choice ) {
			emit( 'variation:updated', { form, ...choice } );
		}
	} );
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
	root.addEventListener( 'click', replayClick, true );
	root.addEventListener( 'keydown', replayKey );
	root.addEventListener( 'focusin', leaveSelect );

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

/** The island's own state for a form, ours for a card. */
const isReady = ( { dataset }: HTMLElement ) =>
	( dataset.islandState ?? dataset.swatches ) === READY;

const groupOf = ( { target }: Pick< Event, 'target' > ) =>
	target instanceof Element ? target.closest< HTMLElement >( GROUPS ) : null;

/** A touch anywhere in a form: its swatches are what comes next. */
const groupNear = ( { target }: Event ) =>
	target instanceof Element
		? target
				.closest( 'form.variations_form' )
				?.querySelector< HTMLElement >( GROUPS )
		: null;

/**
 * Labels, the form's reset and other plugins lead to the select, which nobody
 * sees. The focus goes on to the radio that Tab leads to.
 */
function leaveSelect( { target }: Event ): void {
	if (
		target instanceof HTMLSelectElement &&
		target.matches( '.swatches [aria-hidden="true"]' )
	) {
		// After what is shown of the choice that led there.
		setTimeout( () =>
			groupOf( { target } )
				?.querySelector< HTMLElement >( '[role="radio"][tabindex="0"]' )
				?.focus( { preventScroll: true } )
		);
	}
}

/** Done again, one after the other, once the scripts have come. */
let replayed = Promise.resolve();

/**
 * A click or a key that comes before the script it needs is done again after it,
 * each in a task of its own: it sees what the last one led to.
 *
 * @param event The click or the key.
 * @param again Does it again.
 */
function replay( event: Event, again: ( radio: HTMLElement ) => void ): void {
	const group = groupOf( event );
	const radio = ( event.target as Element ).closest< HTMLElement >(
		'[role="radio"]'
	);
	if ( ! group || ! radio || isReady( group ) ) {
		return;
	}
	event.preventDefault();
	// The island would hold it as well.
	event.stopPropagation();
	radio.ariaBusy = 'true';
	const loaded = load( group ).then( () => {
		radio.ariaBusy = null;
	} );
	replayed = replayed.then( async () => {
		await loaded;
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		if ( isReady( group ) ) {
			again( radio );
		} else if ( radio instanceof HTMLAnchorElement ) {
			window.location.assign( radio.href );
		} else {
			chooseNatively( group, radio );
		}
	} );
}

function replayClick( event: MouseEvent ): void {
	if ( ! event.ctrlKey && ! event.metaKey && ! event.shiftKey ) {
		replay( event, ( radio ) => radio.click() );
	}
}

function replayKey( event: KeyboardEvent ): void {
	const { key } = event;
	// A link answers to Enter by a click.
	if (
		KEYS.test( key ) &&
		! event.altKey &&
		! event.ctrlKey &&
		! event.metaKey &&
		! ( event.target instanceof HTMLAnchorElement && key === 'Enter' )
	) {
		replay( event, ( radio ) => {
			const { activeElement } = radio.ownerDocument;
			// Of two arrows the second starts where the first has led.
			const from = groupOf( event )?.contains( activeElement )
				? activeElement
				: radio;
			from?.dispatchEvent(
				new KeyboardEvent( 'keydown', { key, bubbles: true } )
			);
		} );
	}
}

/** The select is back, and holds what was pressed if that can be had. */
function chooseNatively( group: HTMLElement, radio: HTMLElement ): void {
	const select = group.querySelector( 'select' );
	if ( select && radio.ariaDisabled !== 'true' ) {
		select.value = radio.dataset.value ?? '';
		select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
	select?.focus();
}

/** Where swatches stand for a select, it is nothing for keys and readers. */
function hideSelect( group: HTMLElement, isHidden: boolean ): void {
	const select = group.querySelector( 'select' );
	if ( select ) {
		select.tabIndex = isHidden ? -1 : 0;
		select.ariaHidden = isHidden ? 'true' : null;
	}
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
		if ( group.dataset.swatches === FAILED ) {
			continue;
		}
		group.closest( 'form' )?.classList.add( 'has-swatches' );
		hideSelect( group, true );
		if ( group.matches( '.card-swatches:not([role])' ) ) {
			makeRadios( group );
		} else if ( isReady( group ) ) {
			const form = group.closest( 'form' );
			if ( form ) {
				emit( 'variation:requested', { form } );
			}
		} else if ( ! isAsPrinted( group ) ) {
			void load( group );
		}
	}
}

/** The browser brings a choice back that the server has not printed. */
function isAsPrinted( group: HTMLElement ): boolean {
	const checked = group.querySelector< HTMLElement >(
		'[aria-checked="true"]'
	);
	return (
		( group.querySelector( 'select' )?.value ?? '' ) ===
		( checked?.dataset.value ?? '' )
	);
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
	if ( ! form ) {
		return loadCard( group );
	}
	const groups = [ ...form.querySelectorAll< HTMLElement >( '.swatches' ) ];
	await Promise.all(
		groups.map( async ( each ) => {
			each.dataset.swatches ||= 'loading';
			await mountIsland( each );
			each.dataset.swatches = isReady( each ) ? READY : FAILED;
			if ( ! isReady( each ) ) {
				// For good: a select that is being used is not taken away again.
				hideSelect( each, false );
			}
		} )
	);
}

async function loadCard( group: HTMLElement ): Promise< void > {
	group.dataset.swatches ||= 'loading';
	try {
		const { enhanceCard } = await import(
			/* webpackChunkName: "card-swatches" */ './card-swatches'
		);
		enhanceCard( group );
		group.dataset.swatches = READY;
	} catch {
		// A link of a card leads to its product; the next touch tries again.
		delete group.dataset.swatches;
	}
}
