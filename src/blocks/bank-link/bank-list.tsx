import { useEffect, useState, type ReactElement } from 'react';
import {
	sortCountries,
	type Bank,
	type BankLinkProps,
	type Country,
} from './props';

/** What WooCommerce hands a payment method in its checkout block. */
export interface PaymentMethodProps {
	readonly billing?: {
		readonly billingAddress?: { readonly country?: string };
	};
	readonly eventRegistration: {
		readonly onPaymentSetup: ( ask: () => object ) => () => void;
	};
	readonly emitResponse: {
		readonly responseTypes: {
			readonly SUCCESS: string;
			readonly ERROR: string;
		};
		readonly noticeContexts?: { readonly PAYMENTS?: string };
	};
}

interface ListProps {
	readonly field: string;
	readonly banks: readonly Bank[];
	readonly chosen: string;
	readonly choose: ( key: string ) => void;
}

function List( { field, banks, chosen, choose }: ListProps ): ReactElement {
	return (
		<ul className="vitrina-banks__list">
			{ banks.map( ( { key, name, mark } ) => (
				<li key={ key }>
					<label
						className="vitrina-banks__bank"
						htmlFor={ `vitrina-bank-${ key }` }
					>
						<input
							type="radio"
							id={ `vitrina-bank-${ key }` }
							name={ field }
							value={ key }
							checked={ key === chosen }
							onChange={ () => choose( key ) }
						/>
						<img
							className="vitrina-banks__mark"
							alt=""
							width="48"
							height="32"
							src={ mark }
						/>
						<span>{ name }</span>
					</label>
				</li>
			) ) }
		</ul>
	);
}

/** The same list as the classic checkout's: radios, none chosen. */
export function BankList( {
	props: { countries, description, field, labels },
	billing,
	eventRegistration: { onPaymentSetup },
	emitResponse: { responseTypes, noticeContexts },
}: PaymentMethodProps & { readonly props: BankLinkProps } ): ReactElement {
	const [ chosen, choose ] = useState( '' );
	const [ first, ...others ] = sortCountries(
		countries,
		billing?.billingAddress?.country ?? ''
	);
	const list = { field, chosen, choose };

	useEffect(
		() =>
			onPaymentSetup( () =>
				chosen
					? {
							type: responseTypes.SUCCESS,
							meta: { paymentMethodData: { [ field ]: chosen } },
						}
					: {
							type: responseTypes.ERROR,
							message: labels.required,
							messageContext: noticeContexts?.PAYMENTS,
						}
			),
		[ onPaymentSetup, chosen, field, labels, responseTypes, noticeContexts ]
	);

	const isChosenIn = ( { banks }: Country ) =>
		banks.some( ( { key } ) => key === chosen );

	return (
		<>
			{ description && <p>{ description }</p> }
			<fieldset className="vitrina-banks">
				<legend>{ labels.legend }</legend>
				{ first && <List { ...list } banks={ first.banks } /> }
				{ others.map( ( country ) => (
					<details
						key={ country.country }
						className="vitrina-banks__country"
						open={ isChosenIn( country ) || undefined }
					>
						<summary>{ country.heading }</summary>
						<List { ...list } banks={ country.banks } />
					</details>
				) ) }
			</fieldset>
		</>
	);
}
