/** The script of product pages, besides the theme's. It is deferred, so the page is parsed. */
import { openPicturesEarly } from './gallery/open-early';
import { trackSummaryHeight } from './summary-height';

openPicturesEarly( document );
trackSummaryHeight( document );
