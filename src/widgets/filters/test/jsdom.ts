/** A page as src/theme/listing/index.ts leaves it; jsdom lacks a little. */
import { saveSnapshot } from '../../../theme/listing/snapshot';

window.CSS ??= {
	escape: ( text: string ) => text.replace( /[^\w-]/g, '\\$&' ),
} as typeof CSS;

window.performance.getEntriesByType ??= () => [];

saveSnapshot( document );
