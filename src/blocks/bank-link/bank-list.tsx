import { useEffect, useRef, useState, type ReactElement } from 'react';
import {
	sortCountries,
	type Bank,
	type BankLinkProps,
	type Country,
} from './props';

/** What WooCommerce hands a payment method in its checkout block. */
export interface PaymentMethodProps {
	readonly billing?:
		{ readonly billingAddress?: { readonly country?: string } } | undefined;
	readonly checkoutStatus?: { readonly isIdle?: boolean } | undefined;
	readonly eventRegistration: {
		readonly onPaymentSetup: ( ask: () => object ) => () => void;
	};
	readonly emitResponse: {
		readonly responseTypes: {
			readonly SUCCESS: string;
			readonly ERROR: string;
		};
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

/** For the page: a method chosen away and back finds its bank again. */
let kept = '';

/** The same list as the classic checkout's: radios, none chosen. */
export function BankList( {
	props: { countries, description, field, labels },
	billing,
	checkoutStatus,
	eventRegistration: { onPaymentSetup },
	emitResponse: { responseTypes },
}: PaymentMethodProps & { readonly props: BankLinkProps } ): ReactElement {
	const [ chosen, setChosen ] = useState( kept );
	const [ isMissing, setIsMissing ] = useState( false );
	const isToFocus = useRef( false );
	const group = useRef< HTMLFieldSetElement >( null );
	const isIdle = checkoutStatus?.isIdle !== false;
	const choose = ( key: string ) => {
		kept = key;
		setChosen( key );
		setIsMissing( false );
	};
	const [ first, ...others ] = sortCountries(
		countries,
		billing?.billingAddress?.country ?? ''
	);
	const list = { field, chosen, choose };

	useEffect(
		() =>
			onPaymentSetup( () => {
				if ( chosen ) {
					return {
						type: responseTypes.SUCCESS,
						meta: { paymentMethodData: { [ field ]: chosen } },
					};
				}
				isToFocus.current = true;
				setIsMissing( true );
				return { type: responseTypes.ERROR };
			} ),
		[ onPaymentSetup, chosen, field, responseTypes ]
	);

	// WooCommerce disables the fields until it has handled the refusal.
	useEffect( () => {
		if ( isMissing && isIdle && isToFocus.current ) {
			isToFocus.current = false;
			const radio = group.current?.querySelector( 'input' );
			radio?.focus( { preventScroll: true } );
			radio?.scrollIntoView( { block: 'center' } );
		}
	}, [ isMissing, isIdle ] );

	const isChosenIn = ( { banks }: Country ) =>
		banks.some( ( { key } ) => key === chosen );

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
