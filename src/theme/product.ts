/** The script of product pages, besides the theme's. */
import { openPicturesEarly } from './gallery/open-early';
import { trackSummaryHeight } from './summary-height';

function start(): void {
	openPicturesEarly( document );
	trackSummaryHeight( document );
}

if ( document.readyState === 'loading' ) {
	document.addEventListener( 'DOMContentLoaded', start );
} else {
	start();
}
