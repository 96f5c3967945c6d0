import { defineReactIsland } from '@vitrina/react';
import { QuickView } from './quick-view';
import { readMarkup } from './read-markup';

defineReactIsland( 'quick-view', {
	parseProps: readMarkup,
	Component: QuickView,
} );
