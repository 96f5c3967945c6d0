import {
	emit,
	isModified,
	listen,
	loadLibrary,
	mountIsland,
	on,
} from '@vitrina/core';
import type { Choice } from '../variations';

/** Events that show that a shopper is about to choose. */
const INTENT = 'pointermove focusin pointerdown';

/** From the end of a request until new swatches are searched for (spec §9), in ms. */
const DELAY_AFTER_CALL = 1000;

const READY = 'ready';

/** The script was not loaded: the styles show the select again. */
const FAILED = 'failed';

const GROUPS = '.swatches, .card-swatches';

/** Groups that are not enhanced yet. */
const NEW_GROUPS = `.swatches:not([data-swatches="${ READY }"]), .card-swatches:not([role])`;

/** Keys that enhanceRadioGroup() handles. */
const KEYS = /^(Arrow|Enter$| $)/;

const latestChoices = new WeakMap< Element, Choice >();

/**
 * The server prints the swatches. Their scripts are loaded on the first interaction
 * with the form or card: the component of src/widgets/swatches, or the script of a
 * card. Until then clicks and keys are kept and replayed.
 */
export function startSwatches( root: Document ): void {
	on( 'variation:updated', ( { form, ...choice } ) =>
		latestChoices.set( form, choice )
	);
	on( 'variation:requested', ( { form } ) => {
		const choice = latestChoices.get( form );
		if ( choice ) {
			emit( 'variation:updated', { form, ...choice } );
		}
	} );
	listen(
		root,
		INTENT,
		( event ) => {
			const group = groupOf( event ) ?? groupInForm( event );
			if ( group && ! group.dataset.swatches ) {
				void load( group );
			}
		},
		{ passive: true }
	);
	root.addEventListener( 'click', replayClick, true );
	root.addEventListener( 'keydown', replayKey );
	root.addEventListener( 'focusin', moveFocusToRadio );

	let timer = 0;
	let isForeign = false;
	on( 'call:completed', ( { source } ) => {
		isForeign ||= source === 'jquery';
		window.clearTimeout( timer );
		timer = window.setTimeout( () => {
			prepare( root, isForeign );
			isForeign = false;
		}, DELAY_AFTER_CALL );
	} );
	prepare( root, false );
	// After Back the browser restores the selects when the page is complete.
	listen( window, 'pageshow', () => prepare( root, false ) );
}

/**
 * Whether a group has its script. In a form the island's state says so, on a card
 * `data-swatches`.
 */
const isReady = ( { dataset }: HTMLElement ) =>
	( dataset.islandState ?? dataset.swatches ) === READY;

const groupOf = ( { target }: Pick< Event, 'target' > ) =>
	target instanceof Element ? target.closest< HTMLElement >( GROUPS ) : null;

/** The swatches of the form that contains the event's target. */
const groupInForm = ( { target }: Event ) =>
	target instanceof Element
		? target
				.closest( 'form.variations_form' )
				?.querySelector< HTMLElement >( GROUPS )
		: null;

/**
 * Labels, the form's reset and other plugins focus the select, which is hidden.
 * Moves the focus to the radio button that is the tab stop.
 */
function moveFocusToRadio( { target }: Event ): void {
	if (
		target instanceof HTMLSelectElement &&
		target.matches( '.swatches [aria-hidden="true"]' )
	) {
		// Later, so that a choice that moved the focus is shown first.
		setTimeout( () =>
			groupOf( { target } )
				?.querySelector< HTMLElement >( '[role="radio"][tabindex="0"]' )
				?.focus( { preventScroll: true } )
		);
	}
}

/** Replays events one by one once the scripts are loaded. */
let replayQueue = Promise.resolve();

/**
 * Repeats a click or key press after its script is loaded, each in its own task, so
 * that it sees the effect of the one before.
 */
function replay( event: Event, repeat: ( radio: HTMLElement ) => void ): void {
	const group = groupOf( event );
	const radio = ( event.target as Element ).closest< HTMLElement >(
		'[role="radio"]'
	);
	if ( ! group || ! radio || isReady( group ) ) {
		return;
	}
	event.preventDefault();
	// The island would replay it as well.
	event.stopPropagation();
	radio.ariaBusy = 'true';
	const loaded = load( group ).then( () => {
		radio.ariaBusy = null;
	} );
	replayQueue = replayQueue.then( async () => {
		await loaded;
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		if ( isReady( group ) ) {
			repeat( radio );
		} else if ( radio instanceof HTMLAnchorElement ) {
			window.location.assign( radio.href );
		} else {
			chooseNatively( group, radio );
		}
	} );
}

function replayClick( event: MouseEvent ): void {
	if ( ! isModified( event ) ) {
		replay( event, ( radio ) => radio.click() );
	}
}

function replayKey( event: KeyboardEvent ): void {
	const { key } = event;
	// Enter on a link causes a click.
	if (
		KEYS.test( key ) &&
		! event.altKey &&
		! event.ctrlKey &&
		! event.metaKey &&
		! ( event.target instanceof HTMLAnchorElement && key === 'Enter' )
	) {
		replay( event, ( radio ) => {
			const { activeElement } = radio.ownerDocument;
			// After an arrow key, the next one starts at the new position.
			const from = groupOf( event )?.contains( activeElement )
				? activeElement
				: radio;
			from?.dispatchEvent(
				new KeyboardEvent( 'keydown', { key, bubbles: true } )
			);
		} );
	}
}

/** Selects the value in the select that is shown again, if it is available. */
function chooseNatively( group: HTMLElement, radio: HTMLElement ): void {
	const select = group.querySelector( 'select' );
	if ( select && radio.ariaDisabled !== 'true' ) {
		select.value = radio.dataset.value ?? '';
		select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
	select?.focus();
}

/** Hides the select from keyboard and screen readers, or shows it again. */
function hideSelect( group: HTMLElement, isHidden: boolean ): void {
	const select = group.querySelector( 'select' );
	if ( select ) {
		select.tabIndex = isHidden ? -1 : 0;
		select.ariaHidden = isHidden ? 'true' : null;
	}
}

/** Prepares new swatches, and if `isForeign` those that another script may have changed. */
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

/** False if the browser restored a choice that the server did not print. */
function isAsPrinted( group: HTMLElement ): boolean {
	const checked = group.querySelector< HTMLElement >(
		'[aria-checked="true"]'
	);
	return (
		( group.querySelector( 'select' )?.value ?? '' ) ===
		( checked?.dataset.value ?? '' )
	);
}

/** Makes the links of a card a radio group with one tab stop. */
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
	// Not only the swatches: our own form shows the price of a restored selection.
	const groups = [
		...form.querySelectorAll< HTMLElement >( '[data-island]' ),
	];
	await Promise.all(
		groups.map( async ( each ) => {
			each.dataset.swatches ||= 'loading';
			await mountIsland( each );
			each.dataset.swatches = isReady( each ) ? READY : FAILED;
			if ( ! isReady( each ) ) {
				// Permanently: a select in use is not hidden again.
				hideSelect( each, false );
			}
		} )
	);
}

async function loadCard( group: HTMLElement ): Promise< void > {
	group.dataset.swatches ||= 'loading';
	try {
		await loadLibrary( 'vitrina-card-swatches' );
		emit( 'card:swatches', { group } );
		group.dataset.swatches = READY;
	} catch {
		// The links still lead to the product; the next interaction tries again.
		delete group.dataset.swatches;
	}
}
