import { registerPaymentMethod } from '@woocommerce/blocks-registry';
import { getSetting } from '@woocommerce/settings';
import { BankList, type PaymentMethodProps } from './bank-list';
import { parseProps } from './props';
import '../../bank-link/banks.scss';

const name = 'vitrina_bank_link';
const props = parseProps( getSetting( `${ name }_data` ) );

/** WooCommerce adds its own props when it shows the method. */
function Content( {
	billing,
	checkoutStatus,
	eventRegistration,
	emitResponse,
}: Partial< PaymentMethodProps > ) {
	return eventRegistration && emitResponse ? (
		<BankList
			{ ...{
				props,
				billing,
				checkoutStatus,
				eventRegistration,
				emitResponse,
			} }
		/>
	) : null;
}

if ( props.countries.length > 0 ) {
	registerPaymentMethod( {
		name,
		label: props.title,
		ariaLabel: props.title,
		content: <Content />,
		edit: <p>{ props.description }</p>,
		canMakePayment: () => true,
		supports: { features: props.supports },
	} );
}
