/** Prepares a page as src/theme/listing/index.ts does, with stubs for what jsdom lacks. */
import { landOn } from '../../../theme/listing/landed';

window.CSS ??= {
	escape: ( text: string ) => text.replace( /[^\w-]/g, '\\$&' ),
} as typeof CSS;

window.performance.getEntriesByType ??= () => [];

landOn( document );
