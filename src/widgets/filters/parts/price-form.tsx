import { useLayoutEffect, useRef, type FormEvent, type RefObject } from 'react';
import type { QueueState } from '../../../theme/listing/queue';
import type { PriceFilter } from '../model/filters';
import { PRICE } from '../store';
import { PartList } from './parts';

interface PriceFormProps {
	readonly price: PriceFilter;
	/** What was chosen and is not answered yet. */
	readonly steps: QueueState[ 'steps' ];
	readonly onApply: ( form: HTMLFormElement ) => void;
}

/** The price, from and to. What is typed is in the fields, and nowhere else. */
export function PriceForm( {
	price: { action, parts },
	steps,
	onApply,
}: PriceFormProps ) {
	const form = useRef< HTMLFormElement >( null );
	useServersPrices(
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
				draw={ ( part ) => {
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
								// eslint-disable-next-line jsx-a11y/label-has-associated-control -- PHP prints its text.
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
 * Puts the server's prices into the fields: when it has answered them, or when
 * they have changed by other means. Until then what is typed stays.
 *
 * @param form      Ref of the form.
 * @param isSending Whether what was typed is on its way, or taken back.
 * @param prices    What the server says.
 */
function useServersPrices(
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
