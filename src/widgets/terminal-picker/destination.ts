import { parseCountry } from './props';
import type { Destination } from './source';

/**
 * Reads the destination of the parcel. The classic checkout prints it in every
 * order review; the classic cart has only its shipping calculator.
 */
export function readDestination(): Destination {
	const printed = document.querySelector< HTMLElement >(
		'.vitrina-terminal-destination'
	);
	if ( printed ) {
		return {
			country: parseCountry( printed.dataset.country ),
			version: printed.dataset.version ?? '',
		};
	}
	const calculator = document.querySelector< HTMLSelectElement >(
		'#calc_shipping_country'
	);
	return { country: parseCountry( calculator?.value ), version: '' };
}
