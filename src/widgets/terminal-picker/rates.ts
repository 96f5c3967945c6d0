/** The inputs of WooCommerce's classic list of rates. */
export const rateInputs = 'input[name^="shipping_method["]';

function isTerminalRate( input: HTMLInputElement, methodId: string ): boolean {
	return input.value.startsWith( methodId );
}

/** All terminal rates on the page, chosen or not. */
export function findTerminalRates( methodId: string ): HTMLInputElement[] {
	return Array.from(
		document.querySelectorAll< HTMLInputElement >( rateInputs )
	).filter( ( input ) => isTerminalRate( input, methodId ) );
}

/** The chosen terminal rate. A package's only rate is a hidden input, chosen by itself. */
export function findChosenRate(
	methodId: string
): HTMLInputElement | undefined {
	return findTerminalRates( methodId ).find(
		( { type, checked } ) => type === 'hidden' || checked
	);
}

/** The box of one rate: the element that holds the input, its label and whatever is put under it. */
export function findRateBox( rate: HTMLInputElement ): HTMLElement | undefined {
	return rate.closest( 'li' ) ?? rate.parentElement ?? undefined;
}

const logoClass = 'vitrina-terminal-picker__logo';

/** Puts the method's logo beside the labels of its rates, once each. */
export function addLogos( methodId: string, logo: string ): void {
	if ( logo === '' ) {
		return;
	}
	for ( const rate of findTerminalRates( methodId ) ) {
		const box = findRateBox( rate );
		if ( box && ! box.querySelector( `.${ logoClass }` ) ) {
			const image = new Image();
			image.className = logoClass;
			image.src = logo;
			// The label names the method already.
			image.alt = '';
			( box.querySelector( 'label' ) ?? box ).append( image );
		}
	}
}
