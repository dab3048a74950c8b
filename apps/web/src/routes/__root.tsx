import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { NotFoundPage } from '../frame/NotFoundPage.tsx'
import { SiteFrame } from '../frame/SiteFrame.tsx'
import type { TrpcUtils } from '../trpc.ts'

export const Route = createRootRouteWithContext<{ trpcUtils: TrpcUtils }>()({
  component: () => (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  ),
  notFoundComponent: NotFoundPage,
})
