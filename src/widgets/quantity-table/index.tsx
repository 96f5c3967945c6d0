import { defineReactIsland } from '@vitrina/react';
import { QuantityTable } from './quantity-table';
import { readMarkup } from './read-markup';

defineReactIsland( 'quantity-table', {
	parseProps: ( _props, element ) => readMarkup( element ),
	Component: QuantityTable,
	hydrates: true,
} );
