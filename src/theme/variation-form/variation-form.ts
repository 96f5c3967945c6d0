import { mountIsland, onIntent, whenJQuery } from '@vitrina/core';
import { setButton } from './button';
import { readTexts } from './texts';

/**
 * Prepares the forms of variable products that are not enhanced yet. Without a script
 * the server finds the variation; with it, price, stock and picture follow each choice.
 *
 * The component (src/widgets/variation-form) is loaded on the first interaction with a
 * form, or at once if a value is selected already or jQuery is on the page: then other
 * plugins wait for the form's events.
 */
export function enhanceVariationForms( root: ParentNode ): void {
	for ( const form of root.querySelectorAll< HTMLFormElement >(
		'form.variations_form:not([data-variation-form])'
	) ) {
		form.dataset.variationForm = 'waiting';
		setButton( form, 'selection-needed' );
		form.addEventListener( 'click', ( event ) =>
			explainDisabled( form, event )
		);
		onIntent( form, '*', () => loadForm( form ) );
		whenJQuery( () => {
			void loadForm( form );
			return () => {};
		} );
		const loadIfSelected = () => {
			if (
				form.querySelector(
					'.variations option[value]:not([value=""]):checked'
				)
			) {
				void loadForm( form );
			}
		};
		loadIfSelected();
		// After Back, the browser restores the selects when the page is complete.
		window.addEventListener( 'pageshow', loadIfSelected, { once: true } );
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

/** Shows why the button is "disabled" when it is clicked (spec §5). */
function explainDisabled( form: HTMLFormElement, event: Event ): void {
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
		// The alert is required by the spec; screen readers read it.
		// eslint-disable-next-line no-alert
		window.alert(
			button.matches( '.wc-variation-is-unavailable' )
				? unavailable
				: select
		);
	}
}
