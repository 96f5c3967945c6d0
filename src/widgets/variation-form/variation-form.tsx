import { useBusy, useMark } from '@vitrina/react';
import { useLayoutEffect } from 'react';
import { setButton } from '../../theme/variation-form/button';
import type { VariationTexts } from '../../theme/variation-form/texts';
import type { FormStore } from './form/form-store';
import type { Phase } from './model/state';
import { Details } from './components/details';
import { panelHtml } from './components/panel-html';
import type { VariationFormProps } from './read-markup';
import { useFormState } from './use-form-state';
import { useServerHtml } from './use-server-html';
import { useText } from './use-text';

/**
 * The form of a variable product. WooCommerce's template prints its elements in different
 * places, so each component updates its own element.
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

type FormProps = VariationFormProps & { readonly store: FormStore };

/** Description, price and availability; the styles animate them. */
function Panel( { form, texts, store }: FormProps ) {
	const shown = useFormState( store, ( state ) => state.shown );
	useServerHtml(
		form.querySelector( '.single_variation' ),
		shown && panelHtml( shown.variation, texts.unavailable ),
		shown
	);
	return null;
}

/** The reason why no variation is shown, below the panel, until the next selection. */
function Notice( { texts, store }: Omit< FormProps, 'form' > ) {
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

function AddButton( { form, store }: Omit< FormProps, 'texts' > ) {
	const button = useFormState( store, ( state ) => state.button );
	useLayoutEffect( () => setButton( form, button ), [ form, button ] );
	// Without the component the form can be submitted: the server finds the variation.
	useLayoutEffect( () => () => setButton( form, 'enabled' ), [ form ] );
	return null;
}

/** The link that clears the selection, and its announcement for screen readers. */
function Reset( { form, texts, store }: FormProps ) {
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

/** Sets the form busy during a lookup. */
function Busy( { form, store }: Omit< FormProps, 'texts' > ) {
	useBusy(
		form,
		useFormState( store, ( { phase } ) => phase.name === 'looking up' )
	);
	return null;
}
