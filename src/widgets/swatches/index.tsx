import { defineReactIsland } from '@vitrina/react';
import { readMarkup } from './read-markup';
import { Swatches } from './swatches';

defineReactIsland( 'swatches', {
	parseProps: ( _props, element ) => readMarkup( element ),
	Component: Swatches,
	hydrates: true,
} );
