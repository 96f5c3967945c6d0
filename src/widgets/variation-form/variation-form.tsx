import { useBusy, useMark } from '@vitrina/react';
import { useLayoutEffect } from 'react';
import { setButton } from '../../theme/variation-form/button';
import type { VariationTexts } from '../../theme/variation-form/texts';
import type { FormStore } from './form/form-store';
import type { Phase } from './model/state';
import { Details } from './parts/details';
import { panelHtml } from './parts/panel-html';
import type { VariationFormProps } from './read-markup';
import { useFormState } from './use-form-state';
import { useServerHtml } from './use-server-html';
import { useText } from './use-text';

/**
 * What the form of a variable product shows of its choices. WooCommerce's template
 * prints the parts in different places, so each part shows the state in its own.
 */
export function VariationForm( { form, texts, store }: VariationFormProps ) {
	return (
		store && (
			<>
				<Panel { ...{ form, texts, store } } />
				<Notice { ...{ texts, store } } />
				<AddButton { ...{ form, store } } />
				<Reset { ...{ form, texts, store } } />
				<Busy { ...{ form, store } } />
				<Details { ...{ form, store } } />
			</>
		)
	);
}

interface PartProps {
	readonly form: HTMLFormElement;
	readonly texts: VariationTexts;
	readonly store: FormStore;
}

/** Description, price and availability; the styles slide them in. */
function Panel( { form, texts, store }: PartProps ) {
	const shown = useFormState( store, ( state ) => state.shown );
	useServerHtml(
		form.querySelector( '.single_variation' ),
		shown && panelHtml( shown.variation, texts.unavailable ),
		shown
	);
	return null;
}

/** Says below the panel why no variation is shown, until the next choice. */
function Notice( { texts, store }: Omit< PartProps, 'form' > ) {
	const text = useFormState( store, ( { phase } ) =>
		noticeOf( phase, texts )
	);
	return text ? (
		<div role="alert">
			<p className="wc-no-matching-variations woocommerce-info">
				{ text }
			</p>
		</div>
	) : null;
}

function noticeOf( phase: Phase, texts: VariationTexts ): string {
	if ( phase.name === 'failed' ) {
		return texts.failed;
	}
	return phase.name === 'no match' && ! phase.isSilent ? texts.noMatch : '';
}

function AddButton( { form, store }: Omit< PartProps, 'texts' > ) {
	const button = useFormState( store, ( state ) => state.button );
	useLayoutEffect( () => setButton( form, button ), [ form, button ] );
	// When the component is gone, the form can be sent: the server looks up the variation.
	useLayoutEffect( () => () => setButton( form, 'enabled' ), [ form ] );
	return null;
}

/** The link that clears all choices, and what screen readers are told then. */
function Reset( { form, texts, store }: PartProps ) {
	const hasChoice = useFormState( store, ( state ) => state.hasChoice );
	const isAnnounced = useFormState(
		store,
		( state ) => state.isResetAnnounced
	);
	useMark( form.querySelector( '.reset_variations' ), 'is-shown', hasChoice );
	useText(
		form.querySelector( '.reset_variations_alert' ),
		isAnnounced ? texts.reset : null
	);
	return null;
}

/** The form is busy while the shop is asked. */
function Busy( { form, store }: Omit< PartProps, 'texts' > ) {
	useBusy(
		form,
		useFormState( store, ( { phase } ) => phase.name === 'looking up' )
	);
	return null;
}
