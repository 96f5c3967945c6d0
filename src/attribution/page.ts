import type { ConsentCategory } from '../core/events/map';
import type { FieldMap, FieldValues } from './fields';
import type { Landing } from './traffic';
import type { VisitSettings } from './visit';

/** Printed by PHP; see plugin-companion/src/Attribution/TrackerScript.php. */
interface Params extends VisitSettings {
	base64: boolean;
	/** Prefix of the inputs' names. */
	prefix: string;
	allowTracking: boolean;
	/** Set if the visitor decides, and the shop does not forbid tracking. */
	consentCategory?: ConsentCategory;
	/** Whether the shop's own bar asks for consent. */
	isOwnBar?: boolean;
	/** Address of the script that records the visit. */
	record: string;
	/** Address of the script for forms. */
	form: string;
}

/** WooCommerce's `window.wc_order_attribution`, which payment and consent plugins call. */
interface OrderAttribution {
	readonly params: Params;
	setOrderTracking?: ( isAllowed: boolean ) => void;
	/** Set by the script that records the visit. */
	record?: ( landing: Landing ) => void;
	/** Set by the script for forms, like all members below. */
	fields?: FieldMap;
	getAttributionData?: () => FieldValues;
	/** Updates the forms of the page. */
	fill?: () => void;
}

export const attribution = (
	window as unknown as { wc_order_attribution: OrderAttribution }
 ).wc_order_attribution;

/** The element that WooCommerce prints into its forms. */
export const inputsTag = 'wc-order-attribution-inputs';
