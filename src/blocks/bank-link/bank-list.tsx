import { useEffect, useRef, useState } from 'react';
import {
	sortCountries,
	type Bank,
	type BankLinkProps,
	type Country,
} from './props';

/** The props that WooCommerce passes to a payment method in its checkout block. */
export interface PaymentMethodProps {
	readonly billing?:
		{ readonly billingAddress?: { readonly country?: string } } | undefined;
	readonly checkoutStatus?: { readonly isIdle?: boolean } | undefined;
	readonly eventRegistration: {
		readonly onPaymentSetup: ( observer: () => object ) => () => void;
	};
	readonly emitResponse: {
		readonly responseTypes: {
			readonly SUCCESS: string;
			readonly ERROR: string;
		};
	};
}

interface BankRadiosProps {
	readonly field: string;
	readonly banks: readonly Bank[];
	readonly selected: string;
	readonly select: ( key: string ) => void;
}

function BankRadios( { field, banks, selected, select }: BankRadiosProps ) {
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
							checked={ key === selected }
							onChange={ () => select( key ) }
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

/** WooCommerce unmounts a method that is not selected: its bank is remembered for as long as the page is open. */
let lastSelected = '';

/** The same list as in the classic checkout: radio buttons, none selected. */
export function BankList( {
	props: { countries, description, field, labels },
	billing,
	checkoutStatus,
	eventRegistration: { onPaymentSetup },
	emitResponse: { responseTypes },
}: PaymentMethodProps & { readonly props: BankLinkProps } ) {
	const [ selected, setSelected ] = useState( lastSelected );
	const [ isMissing, setIsMissing ] = useState( false );
	const shouldFocus = useRef( false );
	const group = useRef< HTMLFieldSetElement >( null );
	const isIdle = checkoutStatus?.isIdle !== false;
	const select = ( key: string ) => {
		lastSelected = key;
		setSelected( key );
		setIsMissing( false );
	};
	const [ first, ...others ] = sortCountries(
		countries,
		billing?.billingAddress?.country ?? ''
	);
	const list = { field, selected, select };

	useEffect(
		() =>
			onPaymentSetup( () => {
				if ( selected ) {
					return {
						type: responseTypes.SUCCESS,
						meta: { paymentMethodData: { [ field ]: selected } },
					};
				}
				shouldFocus.current = true;
				setIsMissing( true );
				return { type: responseTypes.ERROR };
			} ),
		[ onPaymentSetup, selected, field, responseTypes ]
	);

	// WooCommerce disables the fields until it has handled the error.
	useEffect( () => {
		if ( isMissing && isIdle && shouldFocus.current ) {
			shouldFocus.current = false;
			const radio = group.current?.querySelector( 'input' );
			radio?.focus( { preventScroll: true } );
			radio?.scrollIntoView( { block: 'center' } );
		}
	}, [ isMissing, isIdle ] );

	const hasSelectedBank = ( { banks }: Country ) =>
		banks.some( ( { key } ) => key === selected );

	return (
		<>
			{ description && <p>{ description }</p> }
			<fieldset
				ref={ group }
				className="vitrina-banks"
				role="radiogroup"
				aria-invalid={ isMissing }
				aria-describedby={ `${ field }-error` }
			>
				<legend>{ labels.legend }</legend>
				<p
					className="vitrina-banks__error"
					id={ `${ field }-error` }
					role="alert"
				>
					{ isMissing && labels.required }
				</p>
				{ first && <BankRadios { ...list } banks={ first.banks } /> }
				{ others.map( ( country ) => (
					<details
						key={ country.country }
						className="vitrina-banks__country"
						open={ hasSelectedBank( country ) || undefined }
					>
						<summary>{ country.heading }</summary>
						<BankRadios { ...list } banks={ country.banks } />
					</details>
				) ) }
			</fieldset>
		</>
	);
}
