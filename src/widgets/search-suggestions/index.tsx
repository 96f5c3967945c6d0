import { defineReactIsland } from '@vitrina/react';
import { searchSettings } from '../../components/product-search/settings';
import { FormSuggestions } from './form-suggestions';

defineReactIsland( 'search-suggestions', {
	parseProps( _props, element ) {
		const form = element.closest( 'form' );
		const input =
			form?.querySelector< HTMLInputElement >( 'input[name="s"]' );
		if ( ! form || ! input ) {
			throw new Error( 'The search form has no field.' );
		}
		return { form, input, settings: searchSettings() };
	},
	Component: FormSuggestions,
} );
