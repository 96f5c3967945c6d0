import { parseCountry } from './props';
import type { Destination } from './source';

/**
 * Where the parcel goes now. The classic checkout says it with every order
 * review; the classic cart has it only in its shipping calculator.
 */
export function readDestination(): Destination {
	const said = document.querySelector< HTMLElement >(
		'.vitrina-terminal-destination'
	);
	if ( said ) {
		return {
			country: parseCountry( said.dataset.country ),
			version: said.dataset.version ?? '',
		};
	}
	const calculator = document.querySelector< HTMLSelectElement >(
		'#calc_shipping_country'
	);
	return { country: parseCountry( calculator?.value ), version: '' };
}
