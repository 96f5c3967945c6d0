export type Politeness = 'polite' | 'assertive';

/** In ms. Screen readers miss a text that is set as its region is added, or right after another text. */
const DELAY = 100;

const regions = new Map< Politeness, HTMLElement >();
const timers = new Map< Politeness, ReturnType< typeof setTimeout > >();

/** Announces a text to screen readers; an empty one announces nothing. */
export function announce(
	text: string,
	politeness: Politeness = 'polite'
): void {
	const region = regionFor( politeness );
	// Emptied first: otherwise the same text would be announced only the first time.
	region.textContent = '';
	clearTimeout( timers.get( politeness ) );
	timers.set(
		politeness,
		setTimeout( () => {
			region.textContent = text;
		}, DELAY )
	);
}

function regionFor( politeness: Politeness ): HTMLElement {
	// Behind an open modal dialog everything is inert, and inert text is not announced.
	const host =
		[ ...document.querySelectorAll( 'dialog[open],[aria-modal=true]' ) ].at(
			-1
		) ?? document.body;
	const known = regions.get( politeness );
	if ( known?.isConnected && known.parentElement === host ) {
		return known;
	}
	known?.remove();
	const region = document.createElement( 'div' );
	region.id = `vitrina-live-${ politeness }`;
	region.setAttribute( 'role', politeness === 'polite' ? 'status' : 'alert' );
	region.setAttribute( 'aria-live', politeness );
	// Hidden by itself: it must not depend on a theme's class.
	region.style.cssText =
		'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
	host.append( region );
	regions.set( politeness, region );
	return region;
}
