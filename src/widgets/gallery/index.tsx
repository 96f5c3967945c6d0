import { defineReactIsland } from '@vitrina/react';
import { Gallery } from './gallery';
import { readMarkup } from './read-markup';

defineReactIsland( 'gallery', {
	parseProps: ( _props, element ) => readMarkup( element ),
	Component: Gallery,
	hydrates: true,
} );
