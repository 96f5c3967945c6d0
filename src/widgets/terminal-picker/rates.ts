/** The radio buttons and hidden inputs of WooCommerce's classic list of rates. */
export const rateInputs = 'input[name^="shipping_method["]';

/** All terminal rates on the page, chosen or not. */
export function findTerminalRates( methodId: string ): HTMLInputElement[] {
	return Array.from(
		document.querySelectorAll< HTMLInputElement >( rateInputs )
	).filter( ( { value } ) => value.startsWith( methodId ) );
}

/** The chosen terminal rate. A package's only rate is a hidden input and always chosen. */
export function findChosenRate(
	methodId: string
): HTMLInputElement | undefined {
	return findTerminalRates( methodId ).find(
		( { type, checked } ) => type === 'hidden' || checked
	);
}

/** The element that contains the input of a rate, its label and what is added under it. */
export function findRateElement(
	rate: HTMLInputElement
): HTMLElement | undefined {
	return rate.closest( 'li' ) ?? rate.parentElement ?? undefined;
}

const logoClass = 'vitrina-terminal-picker__logo';

/** Adds the method's logo to the labels of its rates, once each. */
export function addLogos( methodId: string, logo: string ): void {
	if ( logo === '' ) {
		return;
	}
	for ( const rate of findTerminalRates( methodId ) ) {
		const container = findRateElement( rate );
		if ( container && ! container.querySelector( `.${ logoClass }` ) ) {
			const image = new Image();
			image.className = logoClass;
			image.src = logo;
			// The label already names the method.
			image.alt = '';
			( container.querySelector( 'label' ) ?? container ).append( image );
		}
	}
}
