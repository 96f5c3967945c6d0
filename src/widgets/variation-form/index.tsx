import { defineReactIsland } from '@vitrina/react';
import { readMarkup } from './read-markup';
import { VariationForm } from './variation-form';

defineReactIsland( 'variation-form', {
	parseProps: ( _props, element ) => readMarkup( element ),
	Component: VariationForm,
} );
