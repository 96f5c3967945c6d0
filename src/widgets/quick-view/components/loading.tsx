import { ServerHtml } from '@vitrina/react';
import type { Product } from '../view';

interface LoadingProps {
	readonly product: Product;
	/** Name of the dialog if the page has no card of the product. */
	readonly name: string;
}

const LINES = [ '', '', '', ' quick-view__line--button' ];

/** Shows the data of the card while the product is loading. */
export function Loading( { product, name }: LoadingProps ) {
	return (
		<div className="quick-view__product is-waiting">
			<ServerHtml
				className="quick-view__gallery"
				html={ product.picture }
			/>
			<div className="summary">
				<h2 className="product_title" id="quick-view-title">
					{ product.title || name }
				</h2>
				<ServerHtml as="p" className="price" html={ product.price } />
				{ LINES.map( ( more, at ) => (
					<span
						key={ at }
						className={ `quick-view__line${ more }` }
					/>
				) ) }
			</div>
		</div>
	);
}
