import { defineReactIsland } from '@vitrina/react';
import { readMarkup } from './read-markup';
import { SearchForm } from './search-form';

defineReactIsland( 'search', {
	parseProps: ( _props, element ) => readMarkup( element ),
	Component: SearchForm,
	hydrates: true,
} );
