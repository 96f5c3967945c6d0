import { elementEvents, mountIsland, onIntent } from '@vitrina/core';
import { setButton } from './button';
import { readTexts } from './texts';

/**
 * The selects of a variable product. Without a script they are sent as they
 * are and the server finds the variation; with one, price, stock and picture
 * follow each choice. A form that has been enhanced is left alone.
 *
 * The component that follows choices (src/widgets/variation-form) comes with the
 * first touch of a form, or at once where something is chosen already or jQuery is
 * on the page: then other plugins wait for the form's events.
 *
 * @param root Where to look for forms.
 */
export function enhanceVariationForms( root: ParentNode ): void {
	for ( const form of root.querySelectorAll< HTMLFormElement >(
		'form.variations_form:not([data-variation-form])'
	) ) {
		form.dataset.variationForm = 'waiting';
		setButton( form, 'selection-needed' );
		form.addEventListener( 'click', ( event ) => refuse( form, event ) );
		const loadNow = () => void loadForm( form );
		onIntent( form, '*', () => loadForm( form ) );
		elementEvents( form, {}, loadNow );
		if (
			form.querySelector(
				'.variations option[value]:not([value=""]):checked'
			)
		) {
			loadNow();
		}
	}
}

async function loadForm( form: HTMLFormElement ): Promise< void > {
	if ( form.dataset.variationForm !== 'waiting' ) {
		return;
	}
	form.dataset.variationForm = 'loading';
	const island = form.querySelector< HTMLElement >(
		'[data-island="variation-form"]'
	);
	if ( island ) {
		await mountIsland( island );
	}
	if ( island?.dataset.islandState === 'ready' ) {
		form.dataset.variationForm = 'ready';
	} else {
		form.dataset.variationForm = 'failed';
		// The server finds the variation, as without a script.
		setButton( form, 'enabled' );
	}
}

/** A click on a "disabled" button says why it does nothing (spec §5). */
function refuse( form: HTMLFormElement, event: Event ): void {
	const button = ( event.target as Element ).closest(
		'.single_add_to_cart_button'
	);
	const isBusy = form.matches( '[aria-busy="true"]' );
	if ( ! button || ! ( isBusy || button.matches( '.disabled' ) ) ) {
		return;
	}
	event.preventDefault();
	if ( ! isBusy ) {
		const { unavailable, select } = readTexts( form );
		// The spec asks for an alert, and it is heard everywhere.
		// eslint-disable-next-line no-alert
		window.alert(
			button.matches( '.wc-variation-is-unavailable' )
				? unavailable
				: select
		);
	}
}
