/**
 * Search forms that suggest while somebody types. Loaded when somebody comes near
 * one; until then, and where it does not come, they are plain forms.
 */
import { loadStyle } from '../../components/load-style';
import { enhanceField } from './field';
import { searchSettings } from './settings';

/** Enhances every search form of the page. */
export async function prepare(): Promise< void > {
	for ( const form of document.querySelectorAll< HTMLFormElement >(
		'form.search-form'
	) ) {
		const input =
			form.querySelector< HTMLInputElement >( 'input[name="s"]' );
		if ( input ) {
			enhanceField( form, input );
		}
	}
	await loadStyle( searchSettings().style );
}
