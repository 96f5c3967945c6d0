import { parseCountry } from '../../widgets/terminal-picker/props';
import type { Destination } from '../../widgets/terminal-picker/source';
import {
	parseTerminal,
	toRecord,
	type Terminal,
} from '../../widgets/terminal-picker/terminals';

export const namespace = 'vitrina-lpexpress';

export interface CartData {
	readonly destination: Destination;
	/** The terminal that the server stores for this cart. */
	readonly saved: Terminal | undefined;
	readonly rateIds: readonly string[];
	/** From the shipping or the billing address; empty if neither has one. */
	readonly phone: string;
}

function toRecords(
	value: unknown
): readonly Readonly< Record< string, unknown > >[] {
	return Array.isArray( value ) ? value.map( toRecord ) : [];
}

/** Reads what the picker needs from WooCommerce's cart, to which other plugins may have added data. */
export function readCart( cart: unknown ): CartData {
	const { shippingRates, shippingAddress, billingAddress, extensions } =
		toRecord( cart );
	const own = toRecord( toRecord( extensions )[ namespace ] );
	return {
		destination: {
			country: parseCountry( own.country ),
			version: typeof own.version === 'string' ? own.version : '',
		},
		saved: parseTerminal( { id: own.terminal_id, text: own.terminal }, '' ),
		phone:
			[ shippingAddress, billingAddress ]
				.map( ( address ) => toRecord( address ).phone )
				.find(
					( phone ): phone is string =>
						typeof phone === 'string' && phone.trim() !== ''
				) ?? '',
		rateIds: toRecords( shippingRates ).flatMap( ( parcel ) =>
			toRecords( parcel.shipping_rates ).flatMap( ( rate ) =>
				rate.selected === true && typeof rate.rate_id === 'string'
					? [ rate.rate_id ]
					: []
			)
		),
	};
}
