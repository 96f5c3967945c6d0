import { defineReactIsland } from '@vitrina/react';
import { readPage } from './read-page';
import { WishedProducts } from './wished-products';

defineReactIsland( 'wished-products', {
	parseProps: ( _props, element ) => readPage( element ),
	Component: WishedProducts,
	hydrates: true,
} );
