/** Starts the swatches of a page in a theme that does not start them itself. */
import { startSwatches } from './start-swatches';

startSwatches( document );
