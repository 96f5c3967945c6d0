import { useLayoutEffect, useRef, type FormEvent, type RefObject } from 'react';
import type { QueueState } from '../../../theme/listing/queue';
import type { PriceFilter } from '../model/filters';
import { PRICE } from '../store';
import { PartList } from './part-list';

interface PriceFormProps {
	readonly price: PriceFilter;
	/** Queued changes without a response yet. */
	readonly steps: QueueState[ 'steps' ];
	readonly onApply: ( form: HTMLFormElement ) => void;
}

/** The price filter, from and to. The fields are uncontrolled. */
export function PriceForm( {
	price: { action, parts },
	steps,
	onApply,
}: PriceFormProps ) {
	const form = useRef< HTMLFormElement >( null );
	useServerPrices(
		form,
		steps.some( ( { changes } ) => changes === PRICE || changes === '*' ),
		JSON.stringify(
			parts.flatMap( ( part ) =>
				part.kind === 'field' ? [ part.value ] : []
			)
		)
	);

	const submit = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		onApply( event.currentTarget );
	};

	return (
		<form
			ref={ form }
			className="facet__price"
			method="get"
			action={ action }
			onSubmit={ submit }
		>
			<PartList
				parts={ parts }
				render={ ( part ) => {
					switch ( part.kind ) {
						case 'other':
							return (
								<input
									type="hidden"
									name={ part.name }
									value={ part.value }
								/>
							);
						case 'field':
							return (
								// eslint-disable-next-line jsx-a11y/label-has-associated-control -- The label text comes from PHP.
								<label>
									{ part.label }
									<input
										type="text"
										inputMode="decimal"
										autoComplete="off"
										name={ part.name }
										defaultValue={ part.value }
										placeholder={ part.placeholder }
										maxLength={ 12 }
									/>
								</label>
							);
						default:
							return (
								<button
									className="button button--quiet"
									type="submit"
								>
									{ part.text }
								</button>
							);
					}
				} }
			/>
		</form>
	);
}

/**
 * Sets the server's prices in the fields after a response, or when the prices have changed
 * otherwise. Until then typed values stay.
 *
 * @param form      Ref of the form.
 * @param isSending Whether a change of the price is queued.
 * @param prices    Prices from the server.
 */
function useServerPrices(
	form: RefObject< HTMLFormElement >,
	isSending: boolean,
	prices: string
): void {
	const now = isSending ? '' : prices;
	const shown = useRef( now );
	useLayoutEffect( () => {
		if ( shown.current !== now ) {
			shown.current = now;
			if ( now ) {
				form.current?.reset();
			}
		}
	}, [ form, now ] );
}
