import type { ConsentCategory } from '../core/events/map';
import type { FieldMap, FieldValues } from './fields';
import type { Landing } from './traffic';
import type { VisitSettings } from './visit';

/** What PHP prints; see plugin-companion/src/Attribution/TrackerScript.php. */
interface Params extends VisitSettings {
	base64: boolean;
	/** Of the inputs' names. */
	prefix: string;
	allowTracking: boolean;
	/** Named where the visitor decides, and the shop does not forbid it. */
	consentCategory?: ConsentCategory;
	/** The shop's own bar asks. */
	isOwnBar?: boolean;
	/** Address of the part that writes the visit down. */
	record: string;
	/** Address of the part for forms. */
	form: string;
}

/**
 * `window.wc_order_attribution`: the calls are those of WooCommerce's script,
 * which payment and consent plugins use.
 */
interface OrderAttribution {
	readonly params: Params;
	setOrderTracking?: ( isAllowed: boolean ) => void;
	/** With the part that writes the visit down. */
	record?: ( landing: Landing ) => void;
	/** With the part for forms, from here on. */
	fields?: FieldMap;
	getAttributionData?: () => FieldValues;
	/** Brings the page's forms up to date. */
	fill?: () => void;
}

export const attribution = (
	window as unknown as { wc_order_attribution: OrderAttribution }
 ).wc_order_attribution;

/** The element that WooCommerce stamps into its forms. */
export const inputsTag = 'wc-order-attribution-inputs';
