/** A page as src/theme/listing/index.ts leaves it; jsdom lacks a little. */
import { landOn } from '../../../theme/listing/landed';

window.CSS ??= {
	escape: ( text: string ) => text.replace( /[^\w-]/g, '\\$&' ),
} as typeof CSS;

window.performance.getEntriesByType ??= () => [];

landOn( document );
